/** What a person may choose; kept as these words (spec §3). */
export const genders = ['feminino', 'masculino', 'outro', 'nao_informar'] as const
export const maritalStatuses = ['solteiro', 'casado', 'divorciado', 'viuvo'] as const
