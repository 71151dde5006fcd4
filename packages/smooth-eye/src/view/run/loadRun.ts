/** Loads what a run needs: its state, the course of the dot, its frames, tones and messages. */
export const loadRun = () => import('./Run.tsx')
