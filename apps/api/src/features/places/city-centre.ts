import { readFileSync } from 'node:fs'
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

const plain = (city: string): string =>
  folded(city.replace(/['’]/g, ' '))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const keyOf = (uf: string, city: string): string => `${uf} ${plain(city)}`

const readCentres = (): ReadonlyMap<string, Coordinates> => {
  const text = readFileSync(new URL('city-centres.csv', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.map((row) => {
      const [uf = '', name = '', latitude, longitude] = row.split(',')
      return [`${uf} ${name}`, { latitude: Number(latitude), longitude: Number(longitude) }]
    }),
  )
}

const centres: ReadonlyMap<string, Coordinates> = readCentres()

const names: ReadonlySet<string> = new Set([...centres.keys()].map((key) => key.slice(3)))

/** Whether a municipality of any state has this name. */
export const isMunicipality = (name: string): boolean => names.has(plain(name))

/** The centre of a municipality; of its state's capital if the name is unknown; undefined without a state. */
export const cityCentre = (city: string, uf: string): Coordinates | undefined => {
  const capital = Object.entries(capitals).find(([state]) => state === uf)?.[1] ?? ''
  return centres.get(keyOf(uf, city)) ?? centres.get(keyOf(uf, capital))
}
