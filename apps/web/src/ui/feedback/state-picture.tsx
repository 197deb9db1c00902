import pictures from './pictures.svg'
import classes from './state-picture.module.css'

/** The family of pictures: empty, failed, done. */
export type PictureName =
  | 'agenda'
  | 'broken'
  | 'chat'
  | 'done'
  | 'exams'
  | 'inbox'
  | 'locked'
  | 'lost'
  | 'offline'
  | 'papers'
  | 'people'
  | 'queue'
  | 'records'
  | 'search'
  | 'wallet'

/** A drawing of a state in the colours of the skin; one small file holds all drawings. */
export const StatePicture = ({ kind }: { kind: PictureName }) => (
  <svg width="160" height="120" aria-hidden="true" className={classes.picture}>
    <use href={`${pictures}#${kind}`} />
  </svg>
)
