import { addableTypes } from '../../model/document/nodeTypes.ts'
import { hasFixed, isHidden, withFixed, withHidden } from '../../model/edit/visibility.ts'
import { alignments } from '../../model/geometry/place.ts'
import { alignCommands } from './alignCommands.ts'
import { arrayCommands } from './arrayCommands.ts'
import { attributeCommands } from './attributeCommands.ts'
import { fieldCommands } from './fieldCommands.ts'
import { fileCommands } from './fileCommands.ts'
import type { Mode } from '../keys/binding.ts'
import { keyed } from '../keys/keyed.ts'
import { combinations } from '../keys/menuKeys.ts'
import { convertLetters, directLetters, pathLetters } from '../keys/pathLetters.ts'
import { bindingFor, type CommandId, type Modifiers } from '../keys/keyTable.ts'
import { findCommands } from './findCommands.ts'
import { paintColourNames, paintColours } from '../keys/paintKeys.ts'
import { paintCommands } from './paintCommands.ts'
import { panelCommands } from './panelCommands.ts'
import { lateCommands, type Action, type Press } from './lateCommands.ts'
import { pathCommands } from './pathCommands.ts'
import type { pathWork as pathWorkOf } from './pathWork.ts'
import type { combineCommands } from './combineCommands.ts'
import { placeCommands } from './placeCommands.ts'
import type { Session } from '../session.ts'
import { readContext } from '../keys/keyContext.ts'
import { treeCommands } from './treeCommands.ts'
import { viewCommands } from './viewCommands.ts'

type PathWork = ReturnType<typeof pathWorkOf>
type CombineCommands = ReturnType<typeof combineCommands>

/** Distance an arrow key pans the view, in screen pixels. */
const panStep = 40

/** Implements the commands of the key table for one editor; keys and pointer run them. */
export function commandsOf(session: Session) {
  const { store, atomStore, atoms, say } = session
  const tree = treeCommands(session)
  const place = placeCommands(session)
  const align = alignCommands(session, place)
  const path = pathCommands(session)
  const file = fileCommands(session)
  const view = viewCommands(session)
  const field = fieldCommands(session)
  const find = findCommands(session, tree)
  const paint = paintCommands(session)
  const array = arrayCommands(session, place)
  const attributes = attributeCommands(session)

  const panels = panelCommands(session, { tree, place, file, field, find })
  const { fieldEditor, toPanel, sideways, upDown, enter, leaveField, toField, endFind } = panels

  const menu = (mode: Mode) => () => {
    session.setMode(mode)
    say((texts) => texts[`mode.${mode}`])
  }

  /** Wraps a command so that `.` can repeat it. */
  const repeatable =
    (action: Action): Action =>
    (press) => {
      atomStore.set(atoms.repeatable, { run: () => action(press) })
      action(press)
    }

  const { late, whenLoaded } = lateCommands(session)
  const disk = (command: 'edit' | 'write') =>
    late(
      () => import('./diskCommands.ts'),
      (part) => void part.diskCommands(session, file)[command](),
    )
  const pathWork = (action: (work: PathWork) => void) =>
    late(
      () => import('./pathWork.ts'),
      (part) => action(part.pathWork(session, path)),
    )
  const areas = (action: (part: CombineCommands, press: Press) => void) =>
    repeatable(
      late(
        () => import('./combineCommands.ts'),
        (part, press) => action(part.combineCommands(session, place), press),
      ),
    )

  const actions: Readonly<Record<CommandId, Action>> = {
    left: () => sideways(-1),
    right: () => sideways(1),
    previous: ({ times }) => upDown(-times),
    next: ({ times }) => upDown(times),
    first: () => (atomStore.get(atoms.panel) === 'tree' ? tree.toEnd(false) : upDown(-Infinity)),
    last: () => (atomStore.get(atoms.panel) === 'tree' ? tree.toEnd(true) : upDown(1e9)),
    open: enter,
    nextPanel: () => toPanel(1, true),
    previousPanel: () => toPanel(-1, true),
    add: () => addMenu(false),
    addAfter: () => addMenu(true),
    addCommand: menu('command'),
    addPoint: repeatable(({ times }) => {
      for (let done = 0; done < times; done++) path.addPoint()
    }),
    removeCommand: path.removeCommand,
    removePoint: path.removePoint,
    remove: tree.remove,
    cut: tree.cut,
    copy: tree.copy,
    paste: repeatable(({ times }) => tree.paste(times)),
    duplicate: repeatable(({ times }) => tree.duplicate(times)),
    undo: ({ times }) => tree.undo(times),
    redo: ({ times }) => tree.redo(times),
    repeat: ({ times }) => {
      const last = atomStore.get(atoms.repeatable)
      for (let done = 0; done < times; done++) last?.run()
    },
    select: () => tree.toggle(session.current().id),
    extendUp: () => tree.extend(-1),
    extendDown: () => tree.extend(1),
    group: tree.group,
    ungroup: tree.ungroup,
    translate: () => place.begin('translate'),
    rotate: () => place.begin('rotate'),
    scale: () => place.begin('scale'),
    point: place.beginPoint,
    path: menu('path'),
    order: menu('order'),
    align: menu('align'),
    view: menu('view'),
    file: menu('file'),
    source: () => {
      const open = !atomStore.get(atoms.sourceOpen)
      atomStore.set(atoms.sourceOpen, open)
      session.focus(open ? 'source' : 'tree')
    },
    cancelReading: file.cancelReading,
    keep: file.keep,
    jump: find.begin,
    help: () => atomStore.set(atoms.dialog, 'help'),
    libraryRemove: file.libraryRemove,
    libraryDuplicate: file.libraryDuplicate,
    moveLeft: ({ amount }) => place.translate(-amount, 0),
    moveRight: ({ amount }) => place.translate(amount, 0),
    moveUp: ({ amount }) => place.translate(0, -amount),
    moveDown: ({ amount }) => place.translate(0, amount),
    turnLeft: ({ amount }) => place.rotate(-amount),
    turnRight: ({ amount }) => place.rotate(amount),
    narrower: ({ amount }) => place.scale(-amount, 0),
    wider: ({ amount }) => place.scale(amount, 0),
    taller: ({ amount }) => place.scale(0, amount),
    lower: ({ amount }) => place.scale(0, -amount),
    larger: ({ amount }) => place.scale(amount, amount),
    smaller: ({ amount }) => place.scale(-amount, -amount),
    pointLeft: ({ amount }) => place.movePoint(-amount, 0),
    pointRight: ({ amount }) => place.movePoint(amount, 0),
    pointUp: ({ amount }) => place.movePoint(0, -amount),
    pointDown: ({ amount }) => place.movePoint(0, amount),
    pointNext: ({ times }) => place.stepHandle(times),
    pointBack: ({ times }) => place.stepHandle(-times),
    finish: place.finish,
    cancel: () => (atomStore.get(atoms.gesture) ? place.cancel() : menu('ready')()),
    'path.split': pathWork((work) => work.split()),
    'path.convert': menu('convert'),
    'path.relative': pathWork((work) => work.toggleRelative()),
    'path.allAbsolute': pathWork((work) => work.allRelative(false)),
    'path.allRelative': pathWork((work) => work.allRelative(true)),
    'path.reverse': pathWork((work) => work.turnRound()),
    combine: menu('combine'),
    ...keyed('combine', combinations, (how) => areas((part) => part.combine(how))),
    'combine.simplify': areas((part, { times }) => part.simplify(times)),
    'order.up': ({ times }) => tree.order('up', times),
    'order.down': ({ times }) => tree.order('down', times),
    'order.in': () => tree.order('in'),
    'order.out': () => tree.order('out'),
    'order.done': () => {
      store.endStep()
      menu('ready')()
    },
    'view.in': () => view.zoomBy(1.25),
    'view.out': () => view.zoomBy(0.8),
    'view.left': () => view.panBy(-panStep, 0),
    'view.right': () => view.panBy(panStep, 0),
    'view.up': () => view.panBy(0, -panStep),
    'view.down': () => view.panBy(0, panStep),
    'view.fit': view.fit,
    'view.selected': view.showChosen,
    'view.grid': view.toggleGrid,
    'view.snap': view.toggleSnap,
    'view.done': menu('ready'),
    'file.new': file.create,
    'file.export': file.exportSvg,
    'file.save': file.saveTree,
    'file.load': file.load,
    'file.edit': disk('edit'),
    write: disk('write'),
    'file.paste': () => {
      session.setMode('ready')
      atomStore.set(atoms.pasted, '')
      atomStore.set(atoms.dialog, 'paste')
    },
    'file.output': () => {
      session.setMode('ready')
      atomStore.set(atoms.dialog, 'output')
    },
    ...keyed('add', addableTypes, (type) => repeatable(() => tree.add(type))),
    'add.star': repeatable(({ times }) => tree.addPolygon('star', times > 2 ? times : 5)),
    'add.regular': repeatable(({ times }) => tree.addPolygon('regular', times > 2 ? times : 6)),
    paint: paint.begin,
    ...keyed('paint', paintColourNames, (name) => repeatable(() => paint.paint(paintColours[name][0]))),
    'paint.linear': () => paint.gradient('linearGradient'),
    'paint.radial': () => paint.gradient('radialGradient'),
    'paint.stroke': paint.toggle,
    'paint.used': () => void paint.used(),
    'paint.pick': () => void paint.pick(),
    'align.toLast': align.toggleLast,
    array: ({ times }) => array.begin(times),
    'array.left': ({ amount }) => array.row(-amount, 0),
    'array.right': ({ amount }) => array.row(amount, 0),
    'array.up': ({ amount }) => array.row(0, -amount),
    'array.down': ({ amount }) => array.row(0, amount),
    'array.ring': () => array.ring(false),
    'array.turned': () => array.ring(true),
    'pivot.left': () => place.setPivot((before) => ({ ...before, x: 0 })),
    'pivot.right': () => place.setPivot((before) => ({ ...before, x: 1 })),
    'pivot.top': () => place.setPivot((before) => ({ ...before, y: 0 })),
    'pivot.bottom': () => place.setPivot((before) => ({ ...before, y: 1 })),
    'pivot.middle': () => place.setPivot(() => ({ x: 0.5, y: 0.5 })),
    'pivot.page': () => place.setPivot(() => 'page'),
    'move.snap': () => void place.snapMove(),
    'point.snap': () => void place.snapPoint(),
    hide: () => tree.switchAll(isHidden, withHidden, 'say.hidden'),
    fix: () => tree.switchAll(hasFixed, withFixed, 'say.fixed'),
    addAttribute: attributes.add,
    renameAttribute: attributes.rename,
    removeAttribute: attributes.remove,
    ...keyed('command', pathLetters, (letter) => () => path.draw(letter)),
    ...keyed('draw', directLetters, (letter) => () => path.draw(letter)),
    ...keyed('convert', convertLetters, (letter) => pathWork((work) => work.convert(letter))),
    ...keyed('align', alignments, (how) => repeatable(() => align.align(how))),
    'field.up': ({ amount }) => fieldEditor()?.nudge(amount),
    'field.down': ({ amount }) => fieldEditor()?.nudge(-amount),
    'field.next': () => toField(1),
    'field.previous': () => toField(-1),
    'field.take': () => {
      if (fieldEditor()?.commit()) leaveField()
    },
    'field.drop': () => {
      fieldEditor()?.drop()
      leaveField()
    },
    'find.previous': () => find.step(-1),
    'find.next': () => find.step(1),
    'find.take': () => endFind(true),
    'find.drop': () => endFind(false),
    typeAhead: ({ key }) => find.typeAhead(key),
    count: ({ key }) => atomStore.set(atoms.count, (count) => Math.min(9999, count * 10 + Number(key))),
  }

  function addMenu(isAfter: boolean) {
    atomStore.set(atoms.addsAfter, isAfter)
    menu('add')()
  }

  /** Runs a command of the table, triggered by `key`. */
  function run(id: CommandId, key: string, factor = 1) {
    const times = atomStore.get(atoms.count) || 1
    // A number counts for what the add menu then adds: `8 + s`.
    if (id !== 'count' && id !== 'add' && id !== 'addAfter') atomStore.set(atoms.count, 0)
    actions[id]({ key, times, amount: times * factor })
  }

  /** Handles a key. Returns whether it was handled; the caller then prevents the browser's default. */
  function press(key: string, modifiers: Modifiers): boolean {
    // A dialog blocks the keys even while it is still loading.
    if (atomStore.get(atoms.dialog)) return false
    // Keys wait for a part that is being loaded; those of fields and of the browser do not.
    const waits = !atomStore.get(atoms.typing) && !/^(?:Tab|F\d+)$/.test(key)
    if (waits && whenLoaded(() => press(key, modifiers))) return true
    const { shift, alt } = modifiers
    const binding = bindingFor(readContext(atomStore.get, session), key, shift)
    if (!binding) return false
    run(binding.id, key, binding.amounts ? (shift ? 10 : alt ? 0.1 : 1) : 1)
    return true
  }

  return {
    tree,
    place,
    path,
    file,
    view,
    field,
    find,
    paint,
    attributes,
    run,
    press,
  }
}
