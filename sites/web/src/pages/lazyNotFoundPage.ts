import { lazyRouteComponent } from '@tanstack/react-router'

/** The 404 page, loaded when it is shown: every page would carry its text and its drawing otherwise. */
export const LazyNotFoundPage = lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage')
