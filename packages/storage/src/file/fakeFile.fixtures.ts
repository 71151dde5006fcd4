/** Ends a program at one of its steps. */
export class Crash extends Error {}

/** A file on a disk that outlives the program, which ends before a step of its choice. */
export function fakeFile(name: string, first = '') {
  let content = first
  let modified = 1
  let stepsLeft = Infinity
  const disk = { exists: true, isProtected: false, permission: 'granted' as PermissionState }

  function step() {
    if (stepsLeft-- <= 0) throw new Crash()
  }
  function reach() {
    step()
    if (!disk.exists) throw new DOMException('gone', 'NotFoundError')
  }
  const handle = {
    kind: 'file',
    name,
    queryPermission: async () => disk.permission,
    requestPermission: async () => (disk.permission = 'granted'),
    getFile: async () => {
      reach()
      return new File([content], name, { lastModified: modified })
    },
    createWritable: async () => {
      reach()
      if (disk.isProtected) throw new DOMException('locked', 'NoModificationAllowedError')
      let next = ''
      return {
        write: async (text: string) => {
          step()
          next = text
        },
        close: async () => {
          step()
          content = next
          modified++
        },
        abort: async () => {},
      }
    },
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that are used
    handle: handle as unknown as FileSystemFileHandle,
    disk,
    text: () => content,
    /** Another program writes. */
    write: (text: string) => {
      content = text
      modified++
    },
    /** Lets the program end after so many steps; `Infinity`: never. */
    endAfter: (steps: number) => (stepsLeft = steps),
    step,
  }
}
