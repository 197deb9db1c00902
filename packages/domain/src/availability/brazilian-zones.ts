/**
 * The time zones of Brazil (IANA, `zone1970.tab`, BR), from east to west: four offsets, each zone with its own history.
 */
export const brazilianZones = [
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Bahia',
  'America/Recife',
  'America/Maceio',
  'America/Fortaleza',
  'America/Araguaina',
  'America/Belem',
  'America/Santarem',
  'America/Campo_Grande',
  'America/Cuiaba',
  'America/Manaus',
  'America/Boa_Vista',
  'America/Porto_Velho',
  'America/Eirunepe',
  'America/Rio_Branco',
] as const
