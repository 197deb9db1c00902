import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    propertySeed: number
    depth: 'short' | 'deep'
  }
}

// One seed for every property of the run, which failures print.
fc.configureGlobal({ seed: inject('propertySeed') })
