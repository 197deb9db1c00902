import { readFileSync } from 'node:fs'
import { capitalizeWords } from '@emma/domain/customers'
import type { Uf } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import type { Coordinates } from '../../providers/cep/port.ts'

const capitals: Readonly<Record<Uf, string>> = {
  AC: 'Rio Branco',
  AL: 'Maceió',
  AM: 'Manaus',
  AP: 'Macapá',
  BA: 'Salvador',
  CE: 'Fortaleza',
  DF: 'Brasília',
  ES: 'Vitória',
  GO: 'Goiânia',
  MA: 'São Luís',
  MG: 'Belo Horizonte',
  MS: 'Campo Grande',
  MT: 'Cuiabá',
  PA: 'Belém',
  PB: 'João Pessoa',
  PE: 'Recife',
  PI: 'Teresina',
  PR: 'Curitiba',
  RJ: 'Rio de Janeiro',
  RN: 'Natal',
  RO: 'Porto Velho',
  RR: 'Boa Vista',
  RS: 'Porto Alegre',
  SC: 'Florianópolis',
  SE: 'Aracaju',
  SP: 'São Paulo',
  TO: 'Palmas',
}

/** `Santa Bárbara d’Oeste`, `SANTA BARBARA D OESTE` and the `santa-barbara-doeste` of an address are one name. */
const plain = (city: string): string => folded(city).replace(/[^a-z0-9]+/g, '')
const keyOf = (uf: string, city: string): string => `${uf} ${plain(city)}`

interface Municipality {
  readonly name: string
  /** Undefined if the source of centres lacks it. */
  readonly centre: Coordinates | undefined
}

const readMunicipalities = (): ReadonlyMap<string, Municipality> => {
  const text = readFileSync(new URL('municipalities.csv', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.map((row) => {
      const [uf = '', name = '', latitude, longitude] = row.split(',')
      const centre = latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
      return [keyOf(uf, name), { name, centre }]
    }),
  )
}

const municipalities = readMunicipalities()

const names: ReadonlySet<string> = new Set([...municipalities.keys()].map((key) => key.slice(3)))

/** Whether a municipality of any state has this name. */
export const isMunicipality = (name: string): boolean => names.has(plain(name))

/** The centre of a municipality; of its state's capital if the name is unknown; undefined without a state. */
export const cityCentre = (city: string, uf: string): Coordinates | undefined => {
  const capital = Object.entries(capitals).find(([state]) => state === uf)?.[1] ?? ''
  return municipalities.get(keyOf(uf, city))?.centre ?? municipalities.get(keyOf(uf, capital))?.centre
}

/** Whether a name is written in letters of one size. */
const isShouted = (text: string): boolean =>
  text === text.toLocaleLowerCase('pt-BR') || text === text.toLocaleUpperCase('pt-BR')

/**
 * A city's official name, however it was typed: `SAO PAULO`, `sao paulo - SP` are `São Paulo`. Of another place
 * (`TAGUATINGA`) only the capitals are mended.
 */
export const cityName = (typed: string, uf: string): string => {
  const city = typed.trim().replace(/\s+/g, ' ')
  const withoutUf = city.replace(new RegExp(`[\\s,/(-]+${uf}\\)?$`, 'i'), '')
  const known = municipalities.get(keyOf(uf, city)) ?? municipalities.get(keyOf(uf, withoutUf))
  return known?.name ?? (isShouted(city) ? capitalizeWords(city) : city)
}
