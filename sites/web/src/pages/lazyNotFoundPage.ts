import { lazyRouteComponent } from '@tanstack/react-router'

/** The 404 page, loaded when it is shown: every other page would carry its text otherwise. */
export const LazyNotFoundPage = lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage')
