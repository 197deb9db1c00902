/** IANA zone → the place after which Brazilians name its time. */
const zonePlaces: Readonly<Record<string, string>> = {
  'America/Sao_Paulo': 'Brasília',
  'America/Bahia': 'Brasília',
  'America/Fortaleza': 'Brasília',
  'America/Recife': 'Brasília',
  'America/Belem': 'Brasília',
  'America/Maceio': 'Brasília',
  'America/Araguaina': 'Brasília',
  'America/Santarem': 'Brasília',
  'America/Manaus': 'Manaus',
  'America/Cuiaba': 'Cuiabá',
  'America/Campo_Grande': 'Campo Grande',
  'America/Porto_Velho': 'Porto Velho',
  'America/Boa_Vista': 'Boa Vista',
  'America/Rio_Branco': 'Rio Branco',
  'America/Eirunepe': 'Rio Branco',
  'America/Noronha': 'Fernando de Noronha',
}

/**
 * The place after which a zone's time is named, the same on screens, in messages and in documents. @param zone IANA
 * name
 */
export const zonePlaceOf = (zone: string): string =>
  zonePlaces[zone] ?? zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
