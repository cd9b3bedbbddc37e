import { createHash, randomUUID } from "node:crypto"

/** A person as on the identity document. */
export type Person = {
  readonly id: string
  readonly lastName: string
  readonly firstName: string
  /** YYYY-MM-DD; January 1 when only the year is known. */
  readonly birthDate: string
  readonly nationalNumber: string
  readonly excluded: boolean
}

export type Question = {
  readonly lastName: string
  readonly firstName: string
  readonly birthDate: string
  readonly nationalNumber: string
}

/** Includes namesakes, to show the matching rules. */
const SEEDS: readonly Omit<Person, "id">[] = [
  {
    lastName: "Janssens",
    firstName: "Marc",
    birthDate: "1985-07-30",
    nationalNumber: "85073003328",
    excluded: true,
  },
  {
    lastName: "Dubois",
    firstName: "Sophie",
    birthDate: "1993-05-18",
    nationalNumber: "93051822361",
    excluded: false,
  },
  {
    lastName: "Van den Broeck",
    firstName: "Anne-Marie",
    birthDate: "1973-01-11",
    nationalNumber: "73011136173",
    excluded: true,
  },
  { lastName: "Öztürk", firstName: "*", birthDate: "1968-01-01", nationalNumber: "", excluded: true },
]

const KEPT_PERSONS = 1000

const asWritten = (name: string) => name.normalize("NFC").trim()
/** Only the first of several first names counts: the part before the first space. */
const firstOf = (firstName: string) => asWritten(firstName).split(" ")[0] ?? ""

/** Belgians match by national register number, foreigners by names and birth date exactly as on the document. */
export function isSamePerson(person: Omit<Person, "id">, question: Question): boolean {
  if (question.nationalNumber !== "") return person.nationalNumber === question.nationalNumber
  return (
    asWritten(person.lastName) === asWritten(question.lastName) &&
    firstOf(person.firstName) === firstOf(question.firstName) &&
    person.birthDate === question.birthDate
  )
}

/** The player token of an admission; the same for each query of a person. */
export function playerToken(question: Question): string {
  const { nationalNumber, lastName, firstName, birthDate } = question
  const identity = nationalNumber || [asWritten(lastName), firstOf(firstName), birthDate].join("|")
  return createHash("sha256").update(`epis|${identity}`).digest("hex").slice(0, 24)
}

export type Register = ReturnType<typeof createRegister>

export function createRegister() {
  const seeded = () => SEEDS.map((person) => ({ ...person, id: randomUUID() }))
  let persons: Person[] = seeded()
  return {
    persons: (): readonly Person[] => persons,
    isExcluded: (question: Question) =>
      persons.some((person) => person.excluded && isSamePerson(person, question)),
    add(person: Omit<Person, "id">): void {
      const known = {
        ...person,
        id: persons.find((other) => isSamePerson(other, person))?.id ?? randomUUID(),
      }
      persons = [known, ...persons.filter((other) => other.id !== known.id)].slice(0, KEPT_PERSONS)
    },
    setExcluded(id: string, excluded: boolean): void {
      persons = persons.map((person) => (person.id === id ? { ...person, excluded } : person))
    },
    remove(id: string): void {
      persons = persons.filter((person) => person.id !== id)
    },
    reset(): void {
      persons = seeded()
    },
  }
}
