import { Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import classes from './agenda.module.css'
import type { Props } from './appointment-menu-entries.tsx'

const Entries = lazyPart(() => import('./appointment-menu-entries.tsx'))

/** What else a patient may do with an appointment, as the server says; its room is there before it is. */
export const AppointmentMenu = (props: Props) => (
  <Suspense fallback={<span className={classes.more} />}>
    <Entries {...props} />
  </Suspense>
)
