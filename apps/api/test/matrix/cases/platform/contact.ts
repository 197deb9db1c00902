import { listContactMessages, resendContactMessage } from '@emma/contracts/support/contact'
import { keepContactMessage } from '../../../../src/features/support/index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

/** A message refused by the mail server. */
const refused = async ({ t: { deps } }: MatrixFixture) => {
  const form = {
    nome: 'Paula Reis',
    email: 'paula@exemplo.com',
    assunto: 'outro',
    mensagem: 'Bom dia',
  } as const
  await keepContactMessage(deps, { ...form, erro: '' }, 'pt')
  const { id } = await deps.db
    .updateTable('contact_messages')
    .set({ failed_at: deps.clock.now(), failure: 'refused' })
    .where('failed_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Messages to the support: only for admins. */
export const contactCases: readonly MatrixCase[] = [
  matrixCase(listContactMessages, { own: { admin: () => ({}) } }),
  matrixCase(resendContactMessage, { own: { admin: refused }, foreign: refused }),
]
