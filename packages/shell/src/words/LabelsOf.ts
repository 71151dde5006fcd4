/** The type of labels, derived from the German ones: texts become `string`, parameters stay. */
export type LabelsOf<T> = T extends string
  ? string
  : T extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => LabelsOf<Result>
    : { readonly [Name in keyof T]: LabelsOf<T[Name]> }
