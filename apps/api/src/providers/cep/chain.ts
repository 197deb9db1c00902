import type { CepPort } from './port.ts'

/** Asks one source after the other: an unknown CEP or a failure continues with the next. */
export const createCepChain = (sources: readonly CepPort[]): CepPort => ({
  find: async (zipCode) => {
    const failures: unknown[] = []
    for (const source of sources) {
      try {
        const address = await source.find(zipCode)
        if (address) return address
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length === sources.length) throw new AggregateError(failures, 'No CEP source answered')
    return undefined
  },
})
