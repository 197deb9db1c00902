import { comeIn, type Person } from './browser.ts'
import { untilAllMove, untilVideoMoves } from './video.ts'

/** The two participants of the demo's consultation. */
export interface Two {
  readonly patient: Person
  readonly specialist: Person
}

export const press = ({ page }: Person, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
export const says = ({ page }: Person, words: string | RegExp) => page.getByText(words).first().waitFor()

/** Both enter and wait before the room, the patient with the term accepted. */
export const comeToTheRoom = async ({ patient, specialist }: Two): Promise<void> => {
  await Promise.all([comeIn(patient, 'paciente@emma.test'), comeIn(specialist, 'especialista@emma.test')])
  await Promise.all([patient.page.goto('/customer/calls'), specialist.page.goto('/calls')])
  for (const { page } of [patient, specialist]) {
    await page.getByRole('link', { name: 'Entrar na consulta' }).first().click()
  }
  await press(patient, 'Li e aceito o termo')
}

export const enterTheRoom = ({ patient, specialist }: Two) =>
  Promise.all([patient, specialist].map((person) => press(person, 'Entrar na sala')))

/** Each sees the other. */
export const untilBothMove = ({ patient, specialist }: Two) =>
  Promise.all([patient, specialist].map(({ page }) => untilVideoMoves(page)))

/** Everybody sees all the others, and nobody else. */
export const untilEachSeesAll = (...people: readonly Person[]) =>
  Promise.all(people.map(({ page }) => untilAllMove(page, people.length - 1)))

/** The specialist finishes, in the room or after hanging up. */
export const finish = async ({ patient, specialist }: Two): Promise<void> => {
  await press(specialist, 'Finalizar consulta')
  await specialist.page.getByRole('dialog').getByRole('button', { name: 'Finalizar consulta' }).click()
  for (const person of [patient, specialist]) await says(person, 'Consulta finalizada')
}

/** A network that only lets the relay through. */
export const behindFirewall = async (person: Person): Promise<Person> => {
  await person.context.addInitScript(() => {
    const Direct = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Direct {
      constructor(settings?: RTCConfiguration) {
        super({ ...settings, iceTransportPolicy: 'relay' })
      }
    }
  })
  return person
}

/** To the page, its latest connection seems interrupted from `interrupt` to `go on`, as on an overloaded machine. */
export const interruptible = async (person: Person): Promise<Person> => {
  await person.context.addInitScript(() => {
    const Direct = window.RTCPeerConnection
    let last: RTCPeerConnection | undefined
    let interrupted: RTCPeerConnection | undefined
    window.RTCPeerConnection = class extends Direct {
      constructor(settings?: RTCConfiguration) {
        super(settings)
        last = this
      }
      override get connectionState(): RTCPeerConnectionState {
        return this === interrupted ? 'disconnected' : super.connectionState
      }
    }
    const say = (to: RTCPeerConnection | undefined) => to?.dispatchEvent(new Event('connectionstatechange'))
    window.addEventListener('interrupt', () => {
      interrupted = last
      say(last)
    })
    window.addEventListener('go on', () => {
      const before = interrupted
      interrupted = undefined
      say(before)
    })
  })
  return person
}

/** Where at `lose image` the images of all others stop coming, as from a decoder that hangs. */
export const losingImages = async (person: Person): Promise<Person> => {
  await person.context.addInitScript(() => {
    const Direct = window.RTCPeerConnection
    window.RTCPeerConnection = class extends Direct {
      constructor(settings?: RTCConfiguration) {
        super(settings)
        window.addEventListener('lose image', () => {
          for (const { track } of this.getReceivers()) if (track.kind === 'video') track.stop()
        })
      }
    }
  })
  return person
}
