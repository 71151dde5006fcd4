import { fieldNamer, type RecordLabels } from './labels.ts'

const list = new Intl.ListFormat('en')

const reminder: RecordLabels['reminder'] = {
  old: 'There has been no new copy of your data for a while. Download one: should this browser be lost, everything else would be too.',
  evictable: 'Your browser may delete this site’s data after some days without a visit. Download a copy.',
}

/** The English texts; `fieldNames` are the application's names of the record's fields. */
export function englishLabels(fieldNames: Readonly<Record<string, string>> = {}): RecordLabels {
  const field = fieldNamer({ backup: 'Backup reminder', setAside: 'Set aside', ...fieldNames })
  return {
    field,
    status: {
      loading: () => ({ short: 'Reading' }),
      saved: ({ mirrored }) => ({ short: mirrored ? 'Saved' : 'Saved, no reserve copy' }),
      saving: () => ({ short: 'Saving' }),
      mirrorOnly: () => ({
        short: 'Reserve copy only',
        text: 'Your browser blocks local storage. Your data is kept in the mirror only, and changes from other tabs may arrive late. Download a copy to be safe.',
        offer: 'export',
      }),
      memoryOnly: () => ({
        short: 'This tab only',
        text: 'Your browser lets this site store nothing. Everything works, but your data is gone once you close the tab. Allow storage in the browser’s settings, or download a copy first.',
        offer: 'export',
      }),
      full: ({ mirrored }) => ({
        short: 'Storage full',
        text: mirrored
          ? 'Local storage is full. Your latest changes are in the mirror. Download a copy, then delete what you no longer need.'
          : 'Local storage is full; your latest changes exist in this tab only. Download a copy before you close it, then delete what you no longer need.',
        offer: 'export',
      }),
      setAside: ({ names, lost }) => {
        const parts = list.format(
          names.map((name) => (name === '' ? 'The whole record' : `“${field(name)}”`)),
        )
        const were = names.length > 1 ? 'were' : 'was'
        return {
          short: lost ? 'Set aside' : 'Restored',
          text: lost
            ? `${parts} ${were} damaged. The text found there is set aside unchanged: you can look at it and download it in the settings.`
            : `${parts} ${were} damaged. The reserve copy has replaced everything; nothing is lost. You can look at the damaged text in the settings and delete it.`,
          offer: 'show',
        }
      },
      conflict: ({ names }) => ({
        short: 'Edited in two tabs',
        text: `${list.format(names.map((name) => `“${field(name)}”`))} ${names.length > 1 ? 'were' : 'was'} edited in two tabs at the same time. Where both edited the same thing, the newer version is used; the other one is among the earlier versions in the settings.`,
        offer: 'show',
      }),
      exportDue: ({ reason }) => ({ short: 'Backup due', text: reminder[reason], offer: 'export' }),
      newer: () => ({
        short: 'Newer version',
        text: 'Your data has already been saved with a newer version of this site. So that nothing is lost, this tab saves nothing more. Reload the page.',
        offer: 'reload',
      }),
    },
    offer: {
      export: 'Download a copy',
      reload: 'Reload',
      show: 'Show',
      later: 'Remind me in a week',
      hide: 'Hide',
    },
    refusal: {
      tooLarge: () =>
        'The file is larger than 40 MB. No backup of this site is that large. Choose another one.',
      notJson: () =>
        'The file is not readable JSON. It may be damaged or belong to another program. Choose another one.',
      tooDeep: () =>
        'The file is nested too deeply. No backup of this site looks like that. Choose another one.',
      notARecord: () => 'The file is JSON, but not a backup of this site. Choose another one.',
      wrongType: (name) =>
        `The part “${field(name)}” cannot be read, and the file has no others. Choose another backup.`,
      newer: () => 'The backup comes from a newer version of this site. Reload the page and try again.',
    },
    nothingChanged: 'Nothing was changed.',
    change: {
      added: 'is added',
      changed: 'is replaced',
      removed: 'is removed',
      same: 'stays the same',
      unreadable: 'cannot be read and stays as it is',
    },
    suspect: 'The checksum does not fit: edited by hand or damaged.',
    dropped: (count) =>
      count === 1
        ? 'One value has a name that could harm the site. It is left out.'
        : `${count} values have names that could harm the site. They are left out.`,
    torn: 'The file is not complete. What can be read is taken, everything else stays as it is.',
    backupReason: {
      routine: 'before a new session',
      import: 'before an import',
      restore: 'before a restoring',
      reset: 'before a reset',
      conflict: 'changed in another tab at the same time',
    },
    asideReason: {
      syntax: 'The text could not be read.',
      checksum: 'The checksum did not fit the content.',
      shape: 'The content did not have the expected shape.',
    },
    asideOutcome: {
      recovered: 'The reserve copy took its place.',
      kept: 'What could be read was kept.',
      omitted: 'The rest is used; this part was left out.',
      defaults: 'The default took its place.',
    },
    reminder,
    neverExported: 'never',
    persisted: 'Your browser has promised not to delete this data by itself.',
    notPersisted: 'Your browser may delete this data when it runs out of space.',
  }
}
