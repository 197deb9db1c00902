import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take ten seconds to a minute: they start processes and databases, or make all calls or many rows. */
const long = /apps\/api\/(test\/|src\/db\/embedded\/|src\/realtime\/several-|.*\/(many-|large-|asking\.))/

/**
 * Runs the longest files first, so that nothing long is left alone at the end. Vitest knows durations only from an
 * earlier run; a fresh clone would begin with the largest files, and these are small.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId)
