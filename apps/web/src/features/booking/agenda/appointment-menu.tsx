import { Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import classes from './agenda.module.css'
import type { Props } from './appointment-menu-entries.tsx'

const Entries = lazyPart(() => import('./appointment-menu-entries.tsx'))

/** A patient's further actions on an appointment, as the server allows; its space is reserved before it loads. */
export const AppointmentMenu = (props: Props) => (
  <Suspense fallback={<span className={classes.more} />}>
    <Entries {...props} />
  </Suspense>
)
