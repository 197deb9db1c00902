import type { TestProject } from 'vitest/node'
import { startTestCluster } from './start-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

/** One cluster per run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestCluster()
  project.provide('clusterUrl', url)
  return stop
}
