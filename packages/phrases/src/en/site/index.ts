import type pt from '../../pt/site/index.ts'
import type { Translated } from '../../translated.ts'
import about from './about.ts'
import frame from './frame.ts'
import home from './home.ts'
import lists from './lists.ts'
import people from './people.ts'
import specialist from './specialist.ts'
import texts from './texts.ts'

export default { about, frame, home, lists, people, specialist, texts } satisfies Translated<typeof pt>
