import type { Person } from '../../support/browser.ts'
import { type CheckA11y, visit } from '../check.ts'

const screens = [
  '/assistente',
  '/assistente/calendario',
  '/assistente/novo-agendamento',
  '/assistente/conversas',
  '/assistente/pacientes',
  '/assistente/recibos',
  '/assistente/perfil',
]

/** The agenda that an assistant keeps for a specialist; changes nothing. */
export const journeyAsAssistant = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  for (const path of screens) await visit(page, path, checkA11y)
}

/** A specialist's team; changes nothing. */
export const journeyAsEmployer = async ({ page }: Person, checkA11y: CheckA11y): Promise<void> => {
  await visit(page, '/specialist/equipe', checkA11y)
}
