import { lazy } from 'react'

export const OwnModels = lazy(() => import('./own-models.tsx'))
