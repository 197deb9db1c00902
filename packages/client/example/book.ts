// Books the first free time of a specialty by card: `node book.ts https://emma.example cardiologia`
import { ApiError, connect } from '@emma/client'
import { authenticateToken } from '@emma/client/auth'
import { listOpenSlots } from '@emma/client/availability/slots'
import { confirmSchedule } from '@emma/client/booking'
import { listSpecialists } from '@emma/client/specialists'

const [url = 'http://localhost:3000', specialty = ''] = process.argv.slice(2)
const { EMMA_EMAIL: email = '', EMMA_PASSWORD: password = '' } = process.env
const emma = connect({ url })

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })

/** The earliest free time of any specialist. */
const findTime = async () => {
  const { data } = await emma.call(listSpecialists, { query: { search: specialty, sort: 'next_slot' } })
  for (const specialist of data) {
    const offered = specialist.specialties.at(0)
    if (!offered) continue
    const query = { specialty_id: offered.id }
    const { data: slots } = await emma.call(listOpenSlots, { params: { id: specialist.id }, query })
    const slot = slots.at(0)
    if (slot) return { specialist, offered, slot }
  }
  return undefined
}

const book = async (): Promise<void> => {
  const answer = await emma.logIn({ email, password })
  if (!('accessToken' in answer)) throw new Error('This account has a second factor')
  const { userData } = await emma.call(authenticateToken, {})
  const found = await findTime()
  if (!found || userData.customerId === undefined) return say('Nothing is free.')
  const { specialist, offered, slot } = found
  const appointment = await emma.call(confirmSchedule, {
    params: { customerId: userData.customerId, scheduleId: slot.id },
    body: { specialty_id: offered.id, payment_method: 'credit_card' },
  })
  say(`${appointment.status}: ${specialist.name}, ${appointment.starts_at}, ${reais(appointment.price)}`)
}

try {
  await book()
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  say(`${error.problem.code}: ${error.problem.detail}`)
  process.exitCode = 1
} finally {
  await emma.logOut()
}
