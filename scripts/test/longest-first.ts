import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take from ten seconds to a minute: they start processes and databases, or make every call and many rows. */
const long = /apps\/api\/(test\/|src\/db\/embedded\/|src\/realtime\/several-|.*\/(many-|large-|asking\.))/

/**
 * The longest files begin, so that nothing long is left alone at the end. Vitest knows how long a file took from the
 * run before, and a fresh clone has none: it would begin with the largest files, and these are small.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId)
