export function MethodName({ name, iconUrl }: { name: string; iconUrl: string }) {
  return (
    <span className="flex items-center gap-3">
      <img
        src={iconUrl}
        alt=""
        width="40"
        height="26"
        className="h-6.5 w-10 shrink-0 rounded-sm bg-white object-contain"
      />
      {name}
    </span>
  )
}
