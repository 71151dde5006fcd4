import { useState } from 'react'

/** The value of a controlled control in its story: what is entered, until the argument is another one. */
export function useFollowed<T>(argument: T) {
  const [value, setValue] = useState(argument)
  const [followed, setFollowed] = useState(argument)
  if (followed !== argument) {
    setFollowed(argument)
    setValue(argument)
  }
  return [value, setValue] as const
}
