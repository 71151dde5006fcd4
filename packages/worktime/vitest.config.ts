import { packageTests } from '@kleinzeug/tooling/vitest'

const config = await packageTests()

// A day means the same in every time zone: those of the model run in three, of which one is west and one far east.
const zones = ['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland']
config.test!.projects = config.test!.projects!.flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.name === 'node'
    ? zones.map((zone, index) => ({
        ...project,
        test: {
          ...project.test,
          ...(index > 0 && {
            include: project.test?.include?.filter((file) => file.startsWith('src/model/')) ?? [],
          }),
          name: index === 0 ? 'node' : `node ${zone}`,
          env: { TZ: zone },
        },
      }))
    : [project],
)

export default config
