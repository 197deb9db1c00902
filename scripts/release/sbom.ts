import { runTool } from './tools.ts'

interface Bom {
  serialNumber?: string
  metadata: { timestamp?: string }
  components: object[]
}

/** Without npm's random and time values: the same parts give the same text. */
export const describeParts = async (app: string, time: string): Promise<string> => {
  const { serialNumber: _, ...bom }: Bom = JSON.parse(
    await runTool('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], app),
  )
  bom.metadata.timestamp = new Date(time).toISOString()
  const node = {
    'bom-ref': 'node',
    type: 'platform',
    name: 'node',
    version: process.versions.node,
    licenses: [{ license: { id: 'MIT' } }],
    purl: `pkg:generic/node@${process.versions.node}`,
  }
  return `${JSON.stringify({ ...bom, components: [...bom.components, node] }, null, 2)}\n`
}
