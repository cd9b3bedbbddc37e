-- The text on cookies said that there are only necessary ones. A casino adds the texts that it lacks when it opens.
delete from content.page where name = 'cookies';
