import { describe, expect, it } from 'vitest'
import { fittingName, initialsOf } from './person.ts'

it.each([
  ['Ana de Souza Lima', 'AL'],
  ['élio Ávila', 'ÉÁ'],
  ['𝓐𝓷𝓪 𝓢𝓲𝓵𝓿𝓪', '𝓐𝓢'],
  ['王小明', '王'],
])('the initials of %s are whole letters', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

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
