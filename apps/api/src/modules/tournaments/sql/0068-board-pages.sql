-- A page of a board is written whole, again and again: to press it together took longer than to write it as it is.
alter table tournaments.board_page
  alter entries set storage external, alter points set storage external, alter reached set storage external;
