import { Alert } from '@mantine/core'
import type { WarningWords } from './use-warnings.ts'
import classes from './warnings.module.css'

/** Warnings, each with its own head: none is folded away behind another. */
export const WarningList = ({ warnings }: { warnings: readonly WarningWords[] }) => (
  <div className={classes.warnings} role="alert">
    {warnings.map(({ key, tone, title, detail, source }) => (
      <Alert key={key} color={tone === 'danger' ? 'coral' : 'amber'} title={title} p="sm">
        <p>{detail}</p>
        {source && <p className={classes.source}>{source}</p>}
      </Alert>
    ))}
  </div>
)
