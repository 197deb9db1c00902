import '../styles/site.css'
import { calculateWhileTyping } from './calculate.ts'
import { carryLanguage } from './language.ts'
import { openMaps } from './maps.ts'
import { renewWhenBack } from './renew.ts'
import { offerScan } from './scan.ts'
import { offerSharing } from './share.ts'
import { suggestWhileTyping } from './suggest.ts'
import { openWhereWide } from './wide.ts'

/** Pages work without this script: it only makes them quicker to use. */
const isMember = (): boolean => {
  try {
    return localStorage.getItem('accessToken') !== null
  } catch {
    return false
  }
}

const show = (selector: string, isShown: boolean): void => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !isShown
}

if (isMember()) {
  show('[data-guest]', false)
  show('[data-member]', true)
}

openWhereWide()

/** Each in its own task: a slow phone handles presses between them. */
const steps = [
  renewWhenBack,
  carryLanguage,
  offerSharing,
  offerScan,
  calculateWhileTyping,
  suggestWhileTyping,
  openMaps,
]
for (const step of steps) setTimeout(step)
