/** Loads what a run needs: the course of the dot, its frames, tones and messages. */
export const loadRun = () => import('./Run.tsx')
