/** Of what somebody earned, in every list and file. */
export const earningStates = {
  waiting_funds: 'A receber',
  available: 'Disponível',
  canceled: 'Cancelada',
  charged_back: 'Contestada',
} as const

/** Of an account at the payment provider: a specialist's or a company's. */
export const recipientStates = {
  registration: 'Cadastro em análise',
  affiliation: 'Identidade a confirmar',
  active: 'Pronta para receber',
  refused: 'Cadastro recusado',
  suspended: 'Suspensa',
  blocked: 'Bloqueada',
  inactive: 'Inativa',
} as const
