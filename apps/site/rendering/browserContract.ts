import { dirname, sep } from "node:path"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const contractFolder = dirname(fileURLToPath(import.meta.resolve("@elite/contract")))
const modulesOfContract = new RegExp(`^${contractFolder.replaceAll(/[\\.]/g, "\\$&")}\\${sep}[a-z]+\\.ts$`)

const unchangedModules = ["index.ts", "cents.ts", "normalize.ts"]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null
const isSchema = (value: unknown) => isObject(value) && "_zod" in value
const isPlain = (value: unknown): boolean =>
  value === null ||
  ["string", "number", "boolean"].includes(typeof value) ||
  (isObject(value) &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isPlain))

function toBrowserSource(name: string, value: unknown): string {
  if (isObject(value) && isSchema(value.input) && isSchema(value.reply)) {
    const { method, path, who } = value
    return `export const ${name} = ${JSON.stringify({ method, path, who })}\n`
  }
  return isPlain(value) ? `export const ${name} = ${JSON.stringify(value)}\n` : ""
}

/** Zod would cost a tenth of the script budget. Importing a schema in the browser is a build error. */
export function browserContractPlugin(): Plugin {
  return {
    name: "contract-for-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load: {
      filter: { id: modulesOfContract },
      async handler(id) {
        if (unchangedModules.some((file) => id.endsWith(`${sep}${file}`))) return
        const module: Record<string, unknown> = await import(id)
        return {
          code: Object.entries(module)
            .map(([name, value]) => toBrowserSource(name, value))
            .join(""),
          map: null,
        }
      },
    },
  }
}
