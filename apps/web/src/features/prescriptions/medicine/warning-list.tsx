import { Alert } from '@mantine/core'
import type { WarningWords } from './use-warnings.ts'
import classes from './warnings.module.css'

interface Props {
  readonly warnings: readonly WarningWords[]
  /** The heading above already names a single one. */
  readonly headed?: boolean
}

/** Warnings, each with its own heading: none is hidden behind another. */
export const WarningList = ({ warnings, headed = false }: Props) => (
  <div className={classes.warnings} role="alert">
    {warnings.map(({ key, tone, title, detail, source }) => (
      <Alert
        key={key}
        color={tone === 'danger' ? 'coral' : 'amber'}
        title={headed && warnings.length === 1 ? undefined : title}
        p="sm"
      >
        <p>{detail}</p>
        {source && <p className={classes.source}>{source}</p>}
      </Alert>
    ))}
  </div>
)
