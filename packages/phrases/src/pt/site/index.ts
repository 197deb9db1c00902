import frame from './frame.ts'
import home from './home.ts'
import people from './people.ts'
import specialist from './specialist.ts'

/** Texts of the public pages, which are Portuguese alone (decision 28). */
export default { frame, home, people, specialist } as const
