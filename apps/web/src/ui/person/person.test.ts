import { describe, expect, it } from 'vitest'
import { fittingName } from './person.ts'

describe('a long name', () => {
  it.each([
    ['Ana de Souza Lima', 'Ana de Souza Lima'],
    [
      'Maria Antonieta Aparecida dos Santos Cavalcanti de Albuquerque',
      'Maria A. A. dos S. C. de Albuquerque',
    ],
    ['Dra. Wilhelmina Constantina Bragantino Figueiredo', 'Dra. Wilhelmina C. Bragantino Figueiredo'],
    ['Pneumoultramicroscopicossilicovulcanoconiotico', 'Pneumoultramicroscopicossilicovulcanoconiotico'],
  ])('%s keeps its first and its last', (name, shown) => {
    expect(fittingName(name, 40)).toBe(shown)
  })
})
