export { rekeyDossiers } from "./dossiers.ts"
