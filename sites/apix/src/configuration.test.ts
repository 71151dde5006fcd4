import { expect, test } from 'vitest'
import { configurationFrom } from './configuration.ts'

test('nothing set: a SQLite file beside the program and nothing allowed', () => {
  const { database, ...rest } = configurationFrom({})
  expect(database).toEqual({ file: expect.stringMatching(/sites[\\/]apix[\\/]data[\\/]apix\.sqlite$/) })
  expect(rest).toEqual({
    allowedOrigins: [],
    proxies: 0,
    httpOnlyCookie: false,
    loginByQuery: true,
    recordVisits: true,
    retentionDays: 90,
    timeZone: 'Europe/Berlin',
  })
})

test('everything set', () => {
  expect(
    configurationFrom({
      APIX_DATA: '/srv/data',
      DATABASE_URL: 'postgresql://db/apix',
      APIX_ORIGINS: 'http://localhost:5173, https://dev.example',
      APIX_PROXIES: '1',
      APIX_COOKIE: 'http-only',
      APIX_LOGIN_GET: 'off',
      APIX_VISITS: 'off',
      APIX_VISIT_DAYS: '7',
      APIX_TIME_ZONE: 'UTC',
    }),
  ).toEqual({
    database: { url: 'postgresql://db/apix' },
    allowedOrigins: ['http://localhost:5173', 'https://dev.example'],
    proxies: 1,
    httpOnlyCookie: true,
    loginByQuery: false,
    recordVisits: false,
    retentionDays: 7,
    timeZone: 'UTC',
  })
})

test.each([
  { DATABASE_URL: 'mysql://user:geheim@db' },
  { APIX_ORIGINS: 'http://localhost:5173/path' },
  { APIX_ORIGINS: '*' },
  { APIX_PROXIES: '-1' },
  { APIX_COOKIE: 'beides' },
  { APIX_LOGIN_GET: 'nein' },
  { APIX_VISIT_DAYS: '0' },
  { APIX_TIME_ZONE: 'Europe/Entenhausen' },
])('%o is named, and its value is not quoted', (environment) => {
  const parse = () => configurationFrom(environment)
  for (const [name, value] of Object.entries(environment)) {
    expect(parse).toThrow(name)
    expect(parse).not.toThrow(value)
  }
})
