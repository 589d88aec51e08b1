export function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
