import { createContext, use } from 'react'
import type { Tree } from '../../state/createTree.ts'
import { laterLabels } from '../../laterLabels.ts'
import { treeLabels } from '../../treeLabels.ts'
import { notationTrainerContext } from '../NotationTrainerContext.ts'

const useTool = notationTrainerContext.useWith({ ...laterLabels, ...treeLabels })

export const TreeContext = createContext<Tree | undefined>(undefined)

/** The tool around a part of the tree view, with its texts and the atoms of the tree. */
export function useTreeTool() {
  const tree = use(TreeContext)
  if (!tree) throw new Error('A part of the tree view is rendered outside of it')
  return { ...useTool(), tree }
}

export const useTreeLabels = () => useTool().labels
