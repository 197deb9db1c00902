/** States of earnings, in every list and file. */
export const earningStates = {
  waiting_funds: 'A receber',
  available: 'Disponível',
  canceled: 'Cancelada',
  charged_back: 'Contestada',
} as const

/** States of a recipient at the payment provider: a specialist or a company. */
export const recipientStates = {
  registration: 'Cadastro em análise',
  affiliation: 'Identidade a confirmar',
  active: 'Pronta para receber',
  refused: 'Cadastro recusado',
  suspended: 'Suspensa',
  blocked: 'Bloqueada',
  inactive: 'Inativa',
} as const
