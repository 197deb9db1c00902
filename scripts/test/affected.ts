/** Nearby tests that a change may break: see docs/testing.md. */
export interface Affected {
  /** Files whose importers are tested: their import graph is narrow enough. */
  readonly related: readonly string[]
  /** Folders and files of the API whose tests run, as each API test imports the whole application. */
  readonly api: readonly string[]
  readonly journeys: readonly string[]
}

const relatedIn = /^(packages|apps\/(web|sandbox)|scripts)\/.*\.(ts|tsx)$/
const journey = /^e2e\/.*\.spec\.ts$/
const ofFeature = /^(?:apps\/api\/src\/features|packages\/(?:contracts|domain)\/src)\/([^/.]+)\//
const ofFolder =
  /^(apps\/api\/(?:src\/(?!features\/)(?:providers\/)?[^/]+|db\/(?:seeds|starter)|test\/(?!fixtures|cluster)[^/]+))\//
const matrixCase = /^apps\/api\/(test\/matrix\/|src\/features\/.*\.routes\.ts$)/
const apiTest = /^apps\/api\/.*\.test\.ts$/
const everywhere =
  /^apps\/api\/(src\/[^/]+\.ts|test\/[^/]+\.ts|test\/(cluster|fixtures)\/.*|db\/migrations\/.*)$/

export function affectedBy(files: readonly string[]): Affected {
  return {
    related: files.filter((file) => relatedIn.test(file)),
    api: files.some((file) => everywhere.test(file) && !apiTest.test(file)) ? ['apps/api'] : apiTests(files),
    journeys: files.filter((file) => journey.test(file)),
  }
}

function apiTests(files: readonly string[]): readonly string[] {
  const places = files.flatMap((file) => {
    if (apiTest.test(file)) return [file]
    const feature = ofFeature.exec(file)?.[1]
    const folder = ofFolder.exec(file)?.[1]
    return [
      ...(feature ? [`apps/api/src/features/${feature}/`] : []),
      ...(folder ? [`${folder}/`] : []),
      ...(matrixCase.test(file) ? ['apps/api/test/matrix/'] : []),
    ]
  })
  return [...new Set(places)].sort()
}
