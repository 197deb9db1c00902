import classes from './state-picture.module.css'

const marks = {
  empty: <path d="M34 44h28M34 54h20" className={classes.line} />,
  error: <path d="M40 42l16 16M56 42L40 58" className={classes.line} />,
  offline: <path d="M32 46c9-8 23-8 32 0M38 53c6-5 14-5 20 0M34 62l28-28" className={classes.line} />,
  forbidden: <path d="M40 50v-6a8 8 0 0 1 16 0v6M37 50h22v14H37z" className={classes.line} />,
} as const

/** Small pictures of the states, drawn in the theme's colours. */
export const StatePicture = ({ kind }: { kind: keyof typeof marks }) => (
  <svg width="112" height="96" viewBox="0 0 96 88" aria-hidden="true" className={classes.picture}>
    <circle cx="48" cy="48" r="36" className={classes.back} />
    <rect x="22" y="28" width="52" height="42" rx="10" className={classes.sheet} />
    {marks[kind]}
    <circle cx="78" cy="22" r="5" className={classes.dot} />
    <circle cx="14" cy="62" r="3" className={classes.dot} />
  </svg>
)
