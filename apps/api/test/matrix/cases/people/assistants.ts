import * as assistants from '@emma/contracts/assistants'
import * as team from '@emma/contracts/assistants/team'
import { DAY } from '@emma/domain/interval'
import { inTransaction } from '../../../../src/db/transaction.ts'
import { tokenOf } from '../../../../src/features/assistants/team/invitation-secret.ts'
import { emailHash, sealPerson } from '../../../../src/features/assistants/team/invited-person.ts'
import { hashToken } from '../../../../src/features/auth/index.ts'
import { createAssistant } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const anySpecialist = {
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
}
const anyAssistant = {
  assistant: nothing,
  agendaAssistant: nothing,
  otherAssistant: nothing,
  intrudingAssistant: nothing,
  pastAssistant: nothing,
  idleAssistant: nothing,
}

let people = 0
/** An open invitation of the specialist, sent a day ago. */
const invited = async ({ t, specialist }: MatrixFixture, given?: string): Promise<string> => {
  people += 1
  const email = given ?? `convidada${people}@emma.test`
  const { db, vault, newId, clock, config } = t.deps
  const [id, now] = [newId(), clock.now()]
  await inTransaction(db, async (tx) => {
    const person = { name: 'Convidada da Silva', email }
    await tx
      .insertInto('team_invitations')
      .values({
        id,
        specialist_id: specialist.specialistId,
        person_sealed: await sealPerson({ vault }, tx, id, person),
        email_hash: emailHash({ vault }, email),
        token_hash: hashToken(tokenOf(config, id, 1)),
        receipts: true,
        status: 'sent',
        sends: 1,
        created_at: now,
        sent_at: new Date(now.getTime() - DAY),
        expires_at: new Date(now.getTime() + DAY),
      })
      .execute()
  })
  return id
}
/** Cancels the invitations of earlier cases, so that the team is not full. */
const emptied = async (fixture: MatrixFixture): Promise<void> => {
  await fixture.t.deps.db
    .updateTable('team_invitations')
    .set({ status: 'canceled', ended_at: fixture.t.clock.now(), person_sealed: null, email_hash: null })
    .where('status', '=', 'sent')
    .execute()
}
const invitation = async (fixture: MatrixFixture) => {
  await emptied(fixture)
  return { params: { id: await invited(fixture) } }
}
const secret = async (fixture: MatrixFixture, email?: string) => {
  await emptied(fixture)
  return { token: tokenOf(fixture.t.deps.config, await invited(fixture, email), 1) }
}
const bySecret = async (fixture: MatrixFixture) => ({ body: await secret(fixture) })
const withAccount = async (fixture: MatrixFixture) => ({
  body: {
    ...(await secret(fixture)),
    firstName: 'Convidada',
    lastName: 'Souza',
    password: 'girassol-trombone-47',
    passwordConfirmation: 'girassol-trombone-47',
    accepted: true,
  },
})
/** Sent to the calling assistant's own address. */
const toOwnAddress = async (fixture: MatrixFixture) => ({
  body: await secret(fixture, fixture.assistant.email),
})
const invite = async (fixture: MatrixFixture) => {
  await emptied(fixture)
  people += 1
  return { body: { name: 'Convidada', email: `convite${people}@emma.test`, receipts: false } }
}
const member = async ({ t, specialist }: MatrixFixture) => ({
  params: { id: (await createAssistant(t.deps, [specialist])).userId },
})
/** Whom the admin of the specialist's company invited for its specialists. */
const offered = async ({ t, companyAdmin, company }: MatrixFixture) => {
  const { userId } = await createAssistant(t.deps, [companyAdmin])
  await t.deps.db
    .updateTable('team_members')
    .set({ company_id: company.id })
    .where('assistant_id', '=', userId)
    .execute()
  return { body: { assistant_id: userId, receipts: false, chat: false } }
}
const rights = async (fixture: MatrixFixture) => ({ ...(await member(fixture)), body: { receipts: false } })
const named = () => ({ body: { firstName: 'Sônia', lastName: 'Souza' } })
const byNobody = { nobody: bySecret, customer: bySecret, assistant: bySecret }

export const assistantCases: readonly MatrixCase[] = [
  matrixCase(team.readTeam, { own: anySpecialist }),
  matrixCase(team.inviteAssistant, { own: { specialist: invite } }),
  matrixCase(team.resendTeamInvitation, { own: { specialist: invitation }, foreign: invitation }),
  matrixCase(team.cancelTeamInvitation, { own: { specialist: invitation }, foreign: invitation }),
  matrixCase(team.takeAssistant, {
    own: { specialist: offered },
    foreign: offered,
    // Theirs already.
    except: { companyAdmin: 409 },
  }),
  matrixCase(team.changeRights, { own: { specialist: rights }, foreign: rights }),
  matrixCase(team.removeAssistant, { own: { specialist: member }, foreign: member }),
  matrixCase(team.listTeamActs, { own: anySpecialist }),
  matrixCase(team.listAllTeamActs, { own: { admin: nothing } }),
  matrixCase(assistants.readAssistant, { own: anyAssistant }),
  matrixCase(assistants.saveAssistant, { own: { idleAssistant: named } }),
  matrixCase(assistants.leavePractice, {
    own: { idleAssistant: ({ specialist }) => ({ params: { specialistId: specialist.specialistId } }) },
    foreign: ({ customer }) => ({ params: { specialistId: customer.customerId } }),
  }),
  matrixCase(assistants.exportAssistant, { own: anyAssistant }),
  matrixCase(assistants.readTeamInvitation, { own: byNobody }),
  matrixCase(assistants.acceptTeamInvitation, { own: { nobody: withAccount } }),
  matrixCase(assistants.joinTeam, {
    own: { assistant: toOwnAddress },
    foreign: bySecret,
    foreignStatus: 409,
  }),
]

/** The very last case: the account is gone afterwards. */
export const leavingCases: readonly MatrixCase[] = [
  matrixCase(assistants.eraseAssistant, { own: { pastAssistant: nothing } }),
]
