/** Which gender a person may choose, in the order in which it is offered. */
export const genders = ['feminino', 'masculino', 'outro', 'nao_informar'] as const
export type Gender = (typeof genders)[number]

/** Which marital status a person may choose, in the order in which it is offered. */
export const maritalStatuses = [
  'solteiro',
  'casado',
  'uniao_estavel',
  'separado',
  'divorciado',
  'viuvo',
  'outro',
] as const
export type MaritalStatus = (typeof maritalStatuses)[number]
