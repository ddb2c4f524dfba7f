### Indulgence
indulgence-name = Indulgence
