import about from './about.ts'
import frame from './frame.ts'
import home from './home.ts'
import lists from './lists.ts'
import people from './people.ts'
import specialist from './specialist.ts'
import texts from './texts.ts'

/** Texts of the public pages. */
export default { about, frame, home, lists, people, specialist, texts } as const
